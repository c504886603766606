import { demoConfig } from '../../src/config/defaults.ts'
import { agency } from '../../src/content/agency.ts'
import { interfaceTexts as texts } from '../../src/content/interface.ts'
import { addressLines, telHref } from '../../src/facts/agency.ts'
import { footerLinks, legalLinks } from '../../src/facts/navigation.ts'
import { serviceLinks } from '../../src/facts/serviceLinks.ts'
import { expect, test } from './fixtures.ts'
import { shown } from './words.ts'

test('the footer has the brand, links to pages and services, and the contact details', async ({ page }) => {
  const { bookingUrl } = demoConfig
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: shown(texts.homeLink), exact: true })).toHaveAttribute(
    'href',
    '/',
  )
  await expect(footer).toContainText(shown(agency.tagline))
  await expect(
    footer.getByRole('link', { name: shown(`${texts.footer.call} ${texts.newTab}`), exact: true }),
  ).toHaveAttribute('href', bookingUrl!)
  const linksIn = (name: string) =>
    footer
      .getByRole('navigation', { name: shown(name), exact: true })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(await linksIn(texts.footer.pagesLabel)).toEqual(
    footerLinks.map(({ label, href }) => [shown(label), href]),
  )
  expect(footerLinks.length).toBeGreaterThan(3)
  expect(await linksIn(texts.footer.servicesLabel)).toEqual(
    serviceLinks.map(({ label, href }) => [shown(label), href]),
  )
  expect(serviceLinks.length).toBeGreaterThan(0)
  await expect(footer.locator('address')).toHaveText(addressLines.join(''))
  await expect(footer.getByRole('link', { name: agency.phone, exact: true })).toHaveAttribute('href', telHref)
  await expect(footer.getByRole('link', { name: agency.email, exact: true })).toHaveAttribute(
    'href',
    `mailto:${agency.email}`,
  )
  expect(legalLinks.map(({ href }) => href)).toEqual(['/privacy-policy', '/terms'])
  for (const { label, href } of legalLinks)
    await expect(footer.getByRole('link', { name: shown(label), exact: true })).toHaveAttribute('href', href)
  for (const { label, href } of agency.social) {
    const link = footer.getByRole('link', { name: shown(`${label} ${texts.newTab}`), exact: true })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

test('the bodies of the last station move up with the footer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [width, height, most] of [
    // The closing call stands in the middle of a wide window, and fills a tall one.
    [1440, 900, 0.1],
    [390, 844, 0.01],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/about')
    const covered = () =>
      page.evaluate(() => {
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
        const bottom = document.getElementById('backdrop')?.getBoundingClientRect().bottom ?? Number.NaN
        const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? Number.NaN
        return (bottom - Math.max(0, footer)) / innerHeight
      })
    await expect.poll(covered, { message: `${width} x ${height}` }).toBeLessThan(most)
    expect(await covered()).toBeGreaterThan(-0.01)
  }
})
