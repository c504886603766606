import { defineConfig } from '@vite-pwa/assets-generator/config'
import { readContent } from '../content/readContent.ts'

/** Icons of the mark, which `npm run pictures` writes. */
export default defineConfig({
  images: ['public/mark.svg'],
  headLinkOptions: { preset: '2023' },
  preset: {
    transparent: { sizes: [], favicons: [[48, 'favicon.ico']], padding: 0 },
    maskable: { sizes: [] },
    apple: { sizes: [180], padding: 0.32, resizeOptions: { background: readContent().palette.ground } },
    assetName: () => 'apple-touch-icon.png',
  },
})
