import { demoConfig } from '../../src/config/defaults.ts'
import { serviceNames } from '../../src/content/serviceNames.ts'
import { slugOf } from '../../src/shared/slug.ts'
import { expect, test } from './fixtures.ts'

test('the footer has the brand, links to pages and six services, and the contact details', async ({
  page,
}) => {
  const { brand, contact, social, bookingUrl } = demoConfig
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: `${brand.name}, home` })).toHaveAttribute('href', '/')
  await expect(footer).toContainText(brand.tagline)
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
  expect(await linksIn('Services')).toEqual(
    serviceNames.slice(0, 6).map((name) => [name, `/services#${slugOf(name)}`]),
  )
  await expect(footer.locator('address')).toHaveText(
    `${contact.street}${contact.city}, ${contact.region} ${contact.postalCode}`,
  )
  await expect(footer.getByRole('link', { name: contact.phone })).toHaveAttribute('href', 'tel:+16145550142')
  await expect(footer.getByRole('link', { name: contact.email })).toHaveAttribute(
    'href',
    `mailto:${contact.email}`,
  )
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
  for (const { label, href } of social) {
    const link = footer.getByRole('link', { name: label })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})
