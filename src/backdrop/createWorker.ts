// oxlint-disable import/default -- Vite makes these modules: their default export is the address
import probe from './probe.ts?worker&url'
import backdrop from './worker.ts?worker&url'

const urls = { probe, backdrop }

interface ScriptPolicy {
  createScriptURL(url: string): string
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

let policy: ScriptPolicy | undefined

/** The address of a worker's script is a sink under Trusted Types; this policy lets the two addresses through. */
function trusted(workerUrl: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
  if (!trustedTypes) return workerUrl
  policy ??= trustedTypes.createPolicy('backdrop', {
    createScriptURL(url) {
      if (!Object.values(urls).includes(url)) throw new TypeError(`Not a worker of the backdrop: ${url}`)
      return url
    },
  })
  return policy.createScriptURL(workerUrl)
}

/** Starts the worker of that name. Throws where the browser refuses it. */
export function createWorker(name: keyof typeof urls): Worker {
  return new Worker(trusted(urls[name]), { type: 'module', name })
}
