import { createContext } from 'react'
import type { MotionSystem } from './motionSystem.ts'

/** The motion system of the surrounding scene. Null outside of a scene. */
export const MotionContext = createContext<MotionSystem | null>(null)
