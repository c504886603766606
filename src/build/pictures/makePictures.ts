import { MarkError } from '../mark/checkMark.ts'
import { readMark } from '../mark/mark.ts'
import { CameraError, openCamera } from './camera.ts'
import { takeIcons } from './takeIcons.ts'
import { takePosters } from './takePosters.ts'
import { stalePictures } from './stalePictures.ts'
import { takeShares } from './takeShares.ts'
import { withDrawings } from './withDrawings.ts'

async function makePictures(all: boolean): Promise<void> {
  readMark()
  if (!all && (await withDrawings(stalePictures)).length === 0) {
    console.log('All pictures are up to date. To make them again: npm run pictures -- --all')
    return
  }
  const camera = await openCamera()
  try {
    await takeIcons(camera, all)
    await takePosters(camera, all)
    await takeShares(camera, all)
  } finally {
    await camera.close()
  }
}

await makePictures(process.argv.includes('--all')).catch((error: unknown) => {
  if (!(error instanceof MarkError || error instanceof CameraError)) throw error
  console.error(error.message)
  process.exitCode = 1
})
