import { servedRoutes } from '../routes/served.ts'
import { routes, routeScenes } from '../routes/table.ts'
import {
  posterFile,
  posterFormats,
  posterFrames,
  type PosterFormat,
  type PosterFrame,
} from '../theme/posters.ts'
import { stationNumbers } from '../theme/stations.ts'
import { shareFile } from '../theme/openGraph.ts'

/** Returns the addresses of pictures in public/ that only pages show which are not served. */
export function unservedPictures(): string[] {
  const shown = new Set<string>(servedRoutes.map(({ scene }) => scene))
  const ids = new Set<string>(servedRoutes.map(({ id }) => id))
  const frames = Object.keys(posterFrames) as PosterFrame[]
  const formats = Object.keys(posterFormats) as PosterFormat[]
  return [
    ...routes.filter(({ id, indexed }) => indexed && !ids.has(id)).map(({ id }) => shareFile(id)),
    ...routeScenes
      .filter((scene) => !shown.has(scene))
      .flatMap((scene) =>
        stationNumbers(scene).flatMap((station) =>
          frames.flatMap((frame) => formats.map((format) => posterFile({ scene, station }, frame, format))),
        ),
      ),
  ]
}
