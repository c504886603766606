// What `tooling/content/contentPlugin.ts` makes of the JSON files of src/content.

// oxlint-disable-next-line typescript/consistent-type-imports -- with an import this file would be a module, and declare none
type Modules = import('./tooling/content/modules.ts').Modules

declare module 'virtual:content/agency' {
  export const agency: Modules['agency']['agency']
}
declare module 'virtual:content/palette' {
  export const colors: Modules['palette']['colors']
  export const figures: boolean
}
declare module 'virtual:content/navigation' {
  export const language: Modules['navigation']['language']
  export const languages: Modules['navigation']['languages']
  export const hasLanguages: boolean
  export const otherLanguages: Modules['navigation']['otherLanguages']
  export const paths: Modules['navigation']['paths']
  export const hasStories: boolean
  export const stories: Readonly<Record<string, { title: string; description: string }>>
  export const unserved: Modules['navigation']['unserved']
  export const headerLinks: Modules['navigation']['headerLinks']
  export const footerLinks: Modules['navigation']['footerLinks']
  export const legalLinks: Modules['navigation']['legalLinks']
  export const serviceLinks: Modules['navigation']['serviceLinks']
  export const shareAlts: Modules['navigation']['shareAlts']
  export const pageHeads: Modules['navigation']['pageHeads']
}
declare module 'virtual:content/interface' {
  export const interfaceTexts: Modules['interface']['interfaceTexts']
}
declare module 'virtual:content/call' {
  export const call: Modules['call']['call']
}
declare module 'virtual:content/scheduler' {
  export const scheduler: Modules['scheduler']['scheduler']
  export const askFirst: boolean
}
declare module 'virtual:content/form' {
  export const form: Modules['form']['form']
}
declare module 'virtual:content/home' {
  export const homePage: Modules['home']['homePage']
  export const serviceSummaries: Modules['home']['serviceSummaries']
  export const featuredTestimonials: Modules['home']['featuredTestimonials']
}
declare module 'virtual:content/about' {
  export const aboutPage: Modules['about']['aboutPage']
  export const team: Modules['about']['team']
}
declare module 'virtual:content/services' {
  export const servicesPage: Modules['services']['servicesPage']
  export const services: Modules['services']['services']
}
declare module 'virtual:content/portfolio' {
  export const portfolioPage: Modules['portfolio']['portfolioPage']
  export const projects: Modules['portfolio']['projects']
  export const projectFilters: Modules['portfolio']['projectFilters']
}
declare module 'virtual:content/stories' {
  export const stories: Modules['stories']['stories']
  export const storyCall: Modules['stories']['storyCall']
}
declare module 'virtual:content/testimonials' {
  export const testimonialsPage: Modules['testimonials']['testimonialsPage']
  export const testimonials: Modules['testimonials']['testimonials']
}
declare module 'virtual:content/contact' {
  export const contactPage: Modules['contact']['contactPage']
  export const questions: Modules['contact']['questions']
}
declare module 'virtual:content/privacy' {
  export const privacyPage: Modules['privacy']['privacyPage']
}
declare module 'virtual:content/terms' {
  export const termsPage: Modules['terms']['termsPage']
}
declare module 'virtual:content/notFound' {
  export const notFoundPage: Modules['notFound']['notFoundPage']
}
