// What `tooling/content/contentPlugin.ts` makes of the JSON files of src/content. Named imports take the
// fields of a module's record.

// oxlint-disable-next-line typescript/consistent-type-imports -- an import would make it a module
type Modules = import('./tooling/content/modules.ts').Modules

// `pages/pageSchemas.ts` declares the modules of pages that show their texts alone.
declare module 'virtual:content/*' {}
declare module 'virtual:content/agency' {
  export const agency: Modules['agency']['agency']
}
declare module 'virtual:content/palette' {
  const palette: Modules['palette']
  export = palette
}
declare module 'virtual:content/scenes' {
  export const scenes: Modules['scenes']['scenes']
}
declare module 'virtual:content/navigation' {
  const navigation: Modules['navigation']
  export = navigation
}
declare module 'virtual:content/interface' {
  export const interfaceTexts: Modules['interface']['interfaceTexts']
}
declare module 'virtual:content/call' {
  export const call: Modules['call']['call']
}
declare module 'virtual:content/scheduler' {
  const scheduler: Modules['scheduler']
  export = scheduler
}
declare module 'virtual:content/form' {
  export const form: Modules['form']['form']
}
declare module 'virtual:content/home' {
  const home: Modules['home']
  export = home
}
declare module 'virtual:content/about' {
  const about: Modules['about']
  export = about
}
declare module 'virtual:content/services' {
  const services: Modules['services']
  export = services
}
declare module 'virtual:content/portfolio' {
  const portfolio: Modules['portfolio']
  export = portfolio
}
declare module 'virtual:content/stories' {
  const stories: Modules['stories']
  export = stories
}
declare module 'virtual:content/testimonials' {
  const testimonials: Modules['testimonials']
  export = testimonials
}
declare module 'virtual:content/contact' {
  const contact: Modules['contact']
  export = contact
}
declare module 'virtual:content/privacy' {
  export const privacyPage: Modules['privacy']['privacyPage']
}
