import { formatAddress } from 'localized-address-format'
import type { SiteConfig } from '../../config/site.ts'
import type { LegalTexts } from '../../pages/legal/legalSchema.ts'
import type { PageTexts } from '../../pages/pageSchemas.ts'
import { byRoute, routes, routesWith, type Route, type RouteId } from '../../routes/table.ts'
import { fill } from '../../shared/fill.ts'
import { baseOf } from '../../shared/paths.ts'
import { serviceIcons } from '../../shared/serviceIcons.ts'
import { colorsOf, deepOf } from '../../theme/palette.ts'
import { noPictures, type Pictures } from './pictures.ts'
import { filtersOf, projectsOf, shownPicture, shownStories, storiesOf } from './projectModules.ts'
import type { Content } from './contentSchemas.ts'

/** Number of services, from the first, on the home page and in the footer of every page. */
const LISTED_SERVICES = 6

/** Number of testimonials, from the first, on the home page. */
const LARGE_AND_SMALL = 3

function headOf({ pageHeads, words }: Content, id: RouteId) {
  const { title, description } = pageHeads[id]
  return { title: id === 'home' ? title : fill(words.heads.title, { page: title }), description }
}

/** Returns the legal facts that the agency has: the others are not known, or "none". */
export const legalFacts = ({ legal }: Content['agency']): Record<string, string> =>
  Object.fromEntries(Object.entries(legal).filter(([, fact]) => fact !== 'none'))

/** Returns the privacy policy as it is true for the agency and the configuration. */
function privacyOf(content: Content, { scheduler, bookingUrl }: SiteConfig): LegalTexts {
  const { agency, language, words } = content
  const { variants, ...page } = words.pages.privacy
  const facts: Record<string, string> = {
    ...legalFacts(content.agency),
    country: new Intl.DisplayNames(language, { type: 'region' }).of(agency.address.country) ?? '',
  }
  const registration = (['company', 'register', 'vatNumber'] as const)
    .filter((name) => name in facts)
    .map((name) => fill(variants.registration?.[name] ?? '', facts))
  const values = {
    registration: registration.join(' '),
    calendar: scheduler
      ? fill(variants.calendar[agency.askFirst ? 'asked' : 'given'] ?? '', { provider: scheduler.name })
      : (variants.calendar.none ?? ''),
    booking: variants.booking[bookingUrl ? 'given' : 'none'] ?? '',
  }
  const sections = page.sections
    .map(({ title, paragraphs }) => ({
      title,
      paragraphs: paragraphs.map((text) => fill(text, values)).filter((text) => text !== ''),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0)
  return { ...page, sections }
}

/** Returns the words of the interface as pages show them. The others are the build's. */
function interfaceOf(content: Content, { scheduler, bookingUrl }: SiteConfig) {
  const { words } = content
  const { footer, ...texts } = words.interface
  const registration = footer.registration && fill(footer.registration, legalFacts(content.agency))
  const { call = ((scheduler || bookingUrl) && words.call.book) || words.call.write } = footer
  return {
    ...texts,
    fonts: undefined,
    languageName: undefined,
    // A place that is left has no fact.
    footer: {
      ...footer,
      call,
      registration: registration?.includes('{') ? undefined : registration,
      links: undefined,
    },
  }
}

/** Returns the texts of the home page's sections that are shown, and the clients' logos. */
function homeOf({ words, ...records }: Content, { logos }: Pictures, { scheduler, bookingUrl }: SiteConfig) {
  const { testimonials, clients, call, ...page } = words.pages.home
  return {
    ...page,
    testimonials: records.testimonials.length > 0 ? testimonials : undefined,
    clients: clients && {
      heading: clients.heading,
      list: clients.list.map(({ name, logo }) => ({ name, logo: logos.get(logo ?? '') })),
    },
    call: scheduler || bookingUrl || call?.benefits ? call : undefined,
  }
}

/** Returns the name of a content's language in its own words, with a capital letter: `Norsk bokmål`. */
function nameOf({ language, words }: Content): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return words.interface.languageName ?? name.replace(/^./u, (letter) => letter.toLocaleUpperCase(language))
}

/** Returns the value with its links to pages of this site, which have the table's paths, in this language. */
function withAddresses<Value>(value: Value, paths: Content['paths'], base: string): Value {
  const resolved = (href: string): string => {
    const [, path, rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
    const route = routes.find((row) => row.path === path)
    return route ? paths[route.id] + rest : base + href
  }
  return JSON.parse(
    JSON.stringify(value, (key, entry: unknown) =>
      key === 'href' && typeof entry === 'string' && entry.startsWith('/') ? resolved(entry) : entry,
    ),
  ) as Value
}

/**
 * Returns what pages import from `virtual:content/...`, by module and export. Each page loads the modules
 * that it shows.
 *
 * @param contents the content in every language of the site
 * @param pictures without them, the pages have none
 */
export function modulesOf(
  content: Content,
  config: SiteConfig,
  contents: readonly Content[] = [content],
  pictures = noPictures,
) {
  const { agency, palette, services, testimonials, team, words, pageHeads, language } = content
  const served = routesWith(content)
  const stories = storiesOf(content)
  /** Path of the site without the slash at its end. */
  const base = baseOf(config.siteUrl).slice(0, -1)
  const pathsIn = (other: Content) => byRoute(({ id }) => base + other.paths[id])
  const paths = pathsIn(content)
  const languages = contents.map((other) => ({
    tag: other.language,
    name: nameOf(other),
    paths: pathsIn(other),
  }))
  const linksTo = (isListed: (route: Route) => boolean | undefined) =>
    served.filter(isListed).map(({ id, path }) => ({ label: pageHeads[id].label, href: path as string }))
  const projects = projectsOf(content, pictures)
  const listed = services.slice(0, LISTED_SERVICES)
  const { name, phone, email, social, address } = agency
  /** The module of a page that shows its texts alone. Those below have more. */
  const pageModules = byRoute(({ id }) => ({ [`${id}Page`]: words.pages[id] })) as {
    [Id in RouteId]: Readonly<Record<`${Id}Page`, PageTexts[Id]>>
  }
  const modules = {
    ...pageModules,
    agency: {
      agency: {
        name,
        phone,
        email,
        social,
        /** In the order of the country, without its name. */
        addressLines: formatAddress({
          postalCountry: address.country,
          addressLines: [address.street],
          locality: address.city,
          ...(address.postalCode !== undefined && { postalCode: address.postalCode }),
          ...(address.region !== undefined && { administrativeArea: address.region }),
        }),
        /** Link that calls the agency. */
        telHref: `tel:${phone.replaceAll(/[^\d+]/g, '')}`,
      },
    },
    /** Colors of the scenes. The pages read custom properties. */
    palette: { colors: { ...colorsOf(palette), deep: deepOf(palette) } },
    /** Scenes of pages in place of the table's. */
    scenes: { scenes: agency.scenes ?? {} },
    navigation: {
      language,
      /** Path of each page, as in addresses. */
      paths,
      /** The site in its languages, from the first. Empty for a site of one language. */
      languages: languages.length > 1 ? languages : [],
      /** If false, the bundler removes the code of languages. */
      hasLanguages: languages.length > 1,
      otherLanguages: languages.filter(({ tag }) => tag !== language),
      /** Heads of the stories by their paths. They are pages of the portfolio's route. */
      stories: Object.fromEntries(
        stories.map(({ path, title, description }) => [
          base + path,
          { title: fill(words.heads.title, { page: title }), description },
        ]),
      ),
      /** If false, the bundler removes the code of stories. */
      hasStories: stories.length > 0,
      /** Pages without records. */
      unserved: routes
        .filter(({ id }) => !served.some((route) => route.id === id))
        .map(({ id }): string => id),
      headerLinks: linksTo(({ inHeader }) => inHeader),
      footerLinks: linksTo(({ inFooter }) => inFooter === 'pages'),
      legalLinks: [
        ...linksTo(({ inFooter }) => inFooter === 'legal'),
        ...(words.interface.footer.links ?? []),
      ],
      serviceLinks: listed.map(({ slug, title }) => ({ label: title, href: `/services#${slug}` })),
      /** Descriptions of the pictures that other sites show for links. */
      shareAlts: byRoute(({ id }) => fill(words.heads.shareAlt, { title: headOf(content, id).title })),
      pageHeads: byRoute(({ id }) => headOf(content, id)),
    },
    interface: { interfaceTexts: interfaceOf(content, config) },
    call: { call: words.call },
    scheduler: { scheduler: words.scheduler, askFirst: agency.askFirst === true },
    form: { form: words.form },
    home: {
      homePage: homeOf(content, pictures, config),
      serviceSummaries: listed.map(({ slug, title, description, technologies }) => ({
        title,
        href: `/services#${slug}`,
        description,
        technologies: technologies?.slice(0, 2).join(', '),
      })),
      featuredTestimonials: testimonials.slice(0, LARGE_AND_SMALL),
    },
    about: {
      ...pageModules.about,
      team: team.map(({ portrait, ...member }) => ({
        ...member,
        portrait: shownPicture(pictures, 'portrait', portrait),
      })),
    },
    services: {
      ...pageModules.services,
      services: services.map(({ signedBy, signedByOther, ...service }) => ({
        ...service,
        drawing: serviceIcons.get(service.icon ?? ''),
        signedBy: signedByOther ?? team.find(({ slug }) => slug === signedBy)?.name,
      })),
    },
    portfolio: {
      ...pageModules.portfolio,
      projects,
      projectFilters: filtersOf(projects, words.pages.portfolio.filter?.all ?? ''),
    },
    stories: { stories: shownStories(content, pictures) },
    testimonials: { ...pageModules.testimonials, testimonials },
    contact: {
      ...pageModules.contact,
      questions: content.questions.map(({ question, answer }) => ({ question, answer })),
    },
    privacy: { privacyPage: privacyOf(content, config) },
  }
  return withAddresses(modules, paths, base)
}

export type Modules = ReturnType<typeof modulesOf>
