import { defineScene } from '../defineScene.tsx'
import { DEFAULT_COUNT, defaultLayout } from './layout.ts'

/** Fifteen floating polyhedra, behind the home page and every page without a scene of its own. */
export const defaultScene = defineScene({ id: 'default', layout: defaultLayout, count: DEFAULT_COUNT })
