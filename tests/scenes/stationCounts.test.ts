import { expect, it } from 'vitest'
import { REFERENCE_ASPECT } from '../../src/scenes/composition.ts'
import { DEFAULT_SEED } from '../../src/scenes/layout.ts'
import { scenes } from '../../src/scenes/registry.ts'
import { stationsOf } from '../../src/theme/stations.ts'

it.each(Object.values(scenes))(
  'theme/stations.ts has the stations of the $id scene',
  ({ id, layout, count }) => {
    for (const aspect of Object.values(REFERENCE_ASPECT)) {
      const last = layout({ seed: DEFAULT_SEED, count, aspect }).journey?.last ?? 0
      expect(stationsOf(id).at(-1), 'Write the number of the last station into theme/stations.ts').toBe(last)
    }
  },
)
