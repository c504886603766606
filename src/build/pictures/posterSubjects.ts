import { routeScenes } from '../../routes/table.ts'
import type { PosterSubject } from '../../theme/posters.ts'
import { stationNumbers } from '../../theme/stations.ts'

/** Every scene at each of its stations: one poster each, in three frames and two formats. */
export const posterSubjects: readonly PosterSubject[] = routeScenes.flatMap((scene) =>
  stationNumbers(scene).map((station) => ({ scene, station })),
)
