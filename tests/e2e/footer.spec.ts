import { demoConfig } from '../../src/config/defaults.ts'
import { agency } from '../../src/content/agency.ts'
import { addressLines, telHref } from '../../src/facts/agency.ts'
import { serviceLinks } from '../../src/facts/serviceLinks.ts'
import { expect, test } from './fixtures.ts'

test('the footer has the brand, links to pages and six services, and the contact details', async ({
  page,
}) => {
  const { bookingUrl } = demoConfig
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: `${agency.name}, home` })).toHaveAttribute('href', '/')
  await expect(footer).toContainText(agency.tagline)
  await expect(footer.getByRole('link', { name: 'Schedule a call' })).toHaveAttribute('href', bookingUrl!)
  const linksIn = (name: string) =>
    footer
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(await linksIn('Quick links')).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Services', '/services'],
    ['Portfolio', '/portfolio'],
    ['Testimonials', '/testimonials'],
    ['Contact', '/contact'],
  ])
  expect(await linksIn('Services')).toEqual(serviceLinks.map(({ label, href }) => [label, href]))
  await expect(footer.locator('address')).toHaveText(addressLines.join(''))
  await expect(footer.getByRole('link', { name: agency.phone })).toHaveAttribute('href', telHref)
  await expect(footer.getByRole('link', { name: agency.email })).toHaveAttribute(
    'href',
    `mailto:${agency.email}`,
  )
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
  for (const { label, href } of agency.social) {
    const link = footer.getByRole('link', { name: label })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})
