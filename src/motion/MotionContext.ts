import { createContext } from 'react'
import type { MotionSystem } from './motionSystem.ts'

/** The motion system of the surrounding scene. */
export const MotionContext = createContext<MotionSystem | null>(null)
