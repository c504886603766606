import { createContext } from 'react'
import type { MotionField } from './field.ts'

/** The field of the scene that a body stands in. */
export const FieldContext = createContext<MotionField | null>(null)
