import * as v from '@portal/contract/schema'
import { type EmbedMessage, StandaloneWidget } from '@portal/contract/widget'
import { plainIds } from '../shared/frame/plain-ids.ts'
import type { Host } from './host.ts'
import type { TextFiles } from './text-files.ts'

/** What the document says of a widget on a site of the firm's own; null in the portal. */
export function aloneIn({ dataset }: HTMLElement): StandaloneWidget | null {
  return dataset.alone === undefined ? null : v.parse(StandaloneWidget, JSON.parse(dataset.alone))
}

/** How often texts are asked for, and how long is waited in between, in milliseconds. */
const tries = { most: 4, pauseMs: 1500 }

async function fetchTexts(file: string, attempt = 1): Promise<Record<string, string>> {
  try {
    const response = await fetch(file, { credentials: 'omit' })
    if (!response.ok) throw new Error(`${file} answered ${response.status}`)
    return await response.json()
  } catch (error) {
    if (attempt >= tries.most) throw error
    await new Promise((resolve) => setTimeout(resolve, tries.pauseMs))
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
  return { ...own, ...plainIds(formally) }
}

/** What the site may know: its own layout, and nothing of what a visitor fills in or works out. */
const isForSite = (message: { kind: string }): message is EmbedMessage =>
  message.kind === 'height' || message.kind === 'show'

/**
 * Stands in for the portal's page. The widget is told what its document says, and the site around it hears only how tall
 * the frame is, where to look and what it is called; nothing that the site says is listened to.
 */
export function standAlone(given: StandaloneWidget, files: TextFiles): Host {
  const post = (message: EmbedMessage) => parent.postMessage(message, given.host)
  return {
    tell: (message) => {
      if (isForSite(message)) post(message)
    },
    hear: (listener) => {
      const { language, key, colours } = given
      void textsOf(given, files).then((texts) => {
        listener({ kind: 'configure', key, language, texts, colours, prefill: {}, explains: false })
        post({ kind: 'title', title: document.title })
      })
      return () => {}
    },
  }
}
