import { defineConfig } from '@vite-pwa/assets-generator/config'
import { readContent } from '../content/readContent.ts'

/** Icons of the mark, which `npm run pictures` writes. */
const onInk = { padding: 0.32, resizeOptions: { background: readContent().palette.ground } }

export default defineConfig({
  images: ['public/mark.svg'],
  headLinkOptions: { preset: '2023' },
  preset: {
    transparent: { sizes: [], favicons: [[48, 'favicon.ico']], padding: 0 },
    maskable: { sizes: [192, 512], ...onInk },
    apple: { sizes: [180], ...onInk },
    assetName: (type, { width }) => (type === 'apple' ? 'apple-touch-icon.png' : `icon-${width}.png`),
  },
})
