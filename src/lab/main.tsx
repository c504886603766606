import { createRoot } from 'react-dom/client'
import { DEFAULT_SEED } from '../scenes/layout.ts'
import { scenes } from '../scenes/registry.ts'
import { Bare } from './Bare.tsx'
import { Lab } from './Lab.tsx'
import { readView } from './view.ts'

const ids = Object.values(scenes).map(({ id }) => id)
const view = readView(location.search, ids, { scene: 'default', seed: DEFAULT_SEED })
const container = document.getElementById('root')
if (!container) throw new Error('The lab page has no element with the id "root".')
createRoot(container).render(view.bare ? <Bare view={view} /> : <Lab initial={view} ids={ids} />)
