import { sampleConfig } from '../../src/config/defaults.ts'
import { questions, reasonsToWrite } from '../../src/content/contact.ts'
import { callBenefits, clients, homeStats, industries, technologyCategories } from '../../src/content/home.ts'
import { privacyLead, privacySections } from '../../src/content/privacy.ts'
import { portfolioStats, projects } from '../../src/content/projects.ts'
import { deliverySteps, services } from '../../src/content/services.ts'
import { advantages, missionVisionValues, originStory, team, whyPirates } from '../../src/content/team.ts'
import { termsSections } from '../../src/content/terms.ts'
import { reasonsToChoose, testimonials, testimonialStats } from '../../src/content/testimonials.ts'
import type { RouteId } from '../../src/routes/table.ts'

const { contact, brand } = sampleConfig
const wordsOf = {
  stats: (stats: readonly { value: string; label: string }[]) =>
    stats.flatMap(({ value, label }) => [value, label]),
  notes: (notes: readonly { title: string; text: string }[]) =>
    notes.flatMap(({ title, text }) => [title, text]),
  sections: (sections: readonly { title: string; paragraphs: readonly string[] }[]) =>
    sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
}

/** Texts of its records that each page must contain. */
export const pageTexts: Record<RouteId, readonly string[]> = {
  home: [
    brand.name,
    ...wordsOf.stats(homeStats),
    ...industries.flatMap(({ name, standards }) => [name, standards]),
    ...technologyCategories.flatMap(({ name, items }) => [name, ...items]),
    ...clients,
    ...wordsOf.notes(callBenefits),
  ],
  about: [
    ...originStory,
    ...whyPirates,
    ...wordsOf.notes(missionVisionValues),
    ...missionVisionValues.flatMap(({ points = [] }) => points),
    ...wordsOf.stats(advantages),
    ...advantages.map(({ text }) => text),
    ...team.flatMap(({ name, role, specialty, experience }) => [name, role, specialty, experience]),
  ],
  services: [
    ...services.flatMap(({ title, description, longDescription, technologies }) => [
      title,
      description,
      longDescription,
      ...technologies,
    ]),
    ...wordsOf.notes(deliverySteps),
  ],
  portfolio: [
    ...projects.flatMap(({ title, description, category, technologies, timeline, results, features }) => [
      title,
      description,
      category,
      ...technologies,
      timeline,
      ...wordsOf.stats(results),
      ...features.slice(0, 3),
    ]),
    ...wordsOf.stats(portfolioStats),
  ],
  testimonials: [
    ...wordsOf.stats(testimonialStats),
    ...testimonials.flatMap(
      ({ name, title, company, location, content, project, timeline, technologies }) => [
        name,
        title,
        company,
        location,
        content,
        project,
        timeline,
        ...technologies,
      ],
    ),
    ...wordsOf.notes(reasonsToChoose),
  ],
  contact: [
    contact.email,
    contact.phone,
    contact.street,
    `${contact.city}, ${contact.region} ${contact.postalCode}`,
    ...wordsOf.notes(reasonsToWrite),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ],
  privacy: [privacyLead, ...wordsOf.sections(privacySections)],
  terms: wordsOf.sections(termsSections),
  notFound: ['Oops! Page not found', 'Return to Home'],
}
