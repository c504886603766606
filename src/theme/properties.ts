/** Returns declarations of custom properties. `prefix` comes before each name. */
export function properties(prefix: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join('')
}
