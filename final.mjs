import { chromium } from 'playwright'
const jobs = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'] })
const page = await browser.newPage()
page.on('pageerror', (e) => console.log('PAGEERR', e.message))
for (const job of jobs) {
  const [kind, scene, size, s, t = scene === 'about' ? '0' : '4.4'] = job.split('@')
  const [w, h] = size.split('x').map(Number)
  await page.setViewportSize({ width: w, height: h })
  try {
    if (kind === 'lab') {
      await page.goto(`http://localhost:5182/lab?scene=${scene}&seed=7&time=${t}&at=${s}&width=${w}&height=${h}&bare`)
      await page.waitForSelector('canvas[data-time]', { timeout: 40000 })
      await page.addStyleTag({ content: 'html,body{background:#030a10 !important;margin:0}canvas{display:block}' })
      await page.screenshot({ path: `/tmp/voyage/${scene}-${w}-${s}${process.env.SUFFIX ?? ''}.png`, timeout: 40000 })
    } else {
      await page.goto(`http://localhost:5182/${scene}?time=${t}&at=${s}`)
      await page.waitForSelector('canvas', { state: 'attached', timeout: 30000 })
      await page.waitForTimeout(4000)
      await page.evaluate((n) => { const e = document.querySelector(`[data-station="${n}"]`); const r = e.getBoundingClientRect(); const tall = innerWidth / innerHeight < 0.8; scrollTo({ top: tall ? r.bottom + scrollY - innerHeight : r.top + scrollY + (Math.min(r.height, innerHeight) - innerHeight) / 2, behavior: 'instant' }) }, s)
      await page.waitForTimeout(2500)
      await page.screenshot({ path: `/tmp/voyage/site-${scene}-${w}-${s}.png`, timeout: 40000 })
    }
    console.log('ok', job)
  } catch (e) { console.log('FAIL', job, String(e).slice(0, 200)) }
}
await browser.close()
