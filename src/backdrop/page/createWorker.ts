// oxlint-disable import/default -- Vite generates these modules: the default export is the worker's URL
import stage from '../worker/stage.worker.ts?worker&url'
import webgl from '../worker/webgl.worker.ts?worker&url'

const urls = { stage, webgl }

interface ScriptUrlPolicy {
  createScriptURL(url: string): string
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy
}

let trustedTypesPolicy: ScriptUrlPolicy | undefined

/** Returns the URL as a TrustedScriptURL: with Trusted Types enforced, `new Worker` throws for a plain string. */
function trustedUrl(workerUrl: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
  if (!trustedTypes) return workerUrl
  // Creating two policies of one name throws.
  trustedTypesPolicy ??= trustedTypes.createPolicy('backdrop', {
    createScriptURL(url) {
      if (!Object.values(urls).includes(url)) throw new TypeError(`"${url}" is not a worker of the backdrop`)
      return url
    },
  })
  return trustedTypesPolicy.createScriptURL(workerUrl)
}

/** Starts one of the backdrop's two workers. Throws if the browser refuses to start it. */
export function createWorker(name: keyof typeof urls): Worker {
  return new Worker(trustedUrl(urls[name]), { type: 'module', name })
}
