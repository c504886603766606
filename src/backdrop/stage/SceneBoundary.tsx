import { Component, type ReactNode } from 'react'
import { sceneError } from '../../scenes/sceneError.ts'

interface SceneBoundaryProps {
  scene: string
  onFailure: (error: Error) => void
  children: ReactNode
}

/** Catches the errors of a scene. Renders nothing after one, and reports it with the scene's name. */
export class SceneBoundary extends Component<SceneBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(cause: unknown) {
    const { scene, onFailure } = this.props
    onFailure(sceneError(scene, cause))
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
