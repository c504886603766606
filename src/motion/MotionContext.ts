import { createContext } from 'react'
import type { MotionSystem } from './motionSystem.ts'

/** The field of the scene that a body stands in. */
export const MotionContext = createContext<MotionSystem | null>(null)
