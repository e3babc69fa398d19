import * as v from '@portal/contract/schema'
import { type EmbedMessage, StandaloneWidget } from '@portal/contract/widget'
import { withFormalTexts } from '@portal/domain/format/formal-texts'
import type { Host } from './host.ts'
import type { TextFiles } from './text-files.ts'

/** Configuration in the document of a widget on the tenant's own site; null in the portal. */
export function standaloneConfigIn({ dataset }: HTMLElement): StandaloneWidget | null {
  return dataset.alone === undefined ? null : v.parse(StandaloneWidget, JSON.parse(dataset.alone))
}

/** Retries of fetching texts, with the pause between them in milliseconds. */
const retries = { maxAttempts: 4, pauseMs: 1500 }

async function fetchTexts(file: string, attempt = 1): Promise<Record<string, string>> {
  try {
    const response = await fetch(file, { credentials: 'omit' })
    if (!response.ok) throw new Error(`${file} answered ${response.status}`)
    return await response.json()
  } catch (error) {
    if (attempt >= retries.maxAttempts) throw error
    await new Promise((resolve) => setTimeout(resolve, retries.pauseMs))
    return fetchTexts(file, attempt + 1)
  }
}

async function textsOf(
  { language, wording }: StandaloneWidget,
  files: TextFiles,
): Promise<Record<string, string>> {
  const [own, formally] = await Promise.all([
    fetchTexts(files[language]),
    wording === language ? {} : fetchTexts(files[wording]),
  ])
  return withFormalTexts(own, formally)
}

/** Whether a message may go to the site: its layout, and nothing that a visitor fills in or calculates. */
const isForSite = (message: { kind: string }): message is EmbedMessage =>
  message.kind === 'height' || message.kind === 'show'

/**
 * Host of a widget outside the portal. The configuration comes from the document; the site receives only the height of
 * the iframe, where to scroll and its title. Messages of the site are ignored.
 */
export function standaloneHost(given: StandaloneWidget, files: TextFiles): Host {
  const post = (message: EmbedMessage) => parent.postMessage(message, given.host)
  return {
    tell: (message) => {
      if (isForSite(message)) post(message)
    },
    subscribe: (listener) => {
      const { language, key, colours } = given
      void textsOf(given, files).then((texts) => {
        listener({ kind: 'configure', key, language, texts, colours, prefill: {}, explains: false })
        post({ kind: 'title', title: document.title })
      })
      return () => {}
    },
  }
}
