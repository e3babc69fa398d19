import { readFileSync } from 'node:fs'

/** Reads a logo or an avatar of the demo: PNG, base64. */
export const readDemoPicture = (name: string): string =>
  readFileSync(new URL(`pictures/${name}.png`, import.meta.url), 'base64')
