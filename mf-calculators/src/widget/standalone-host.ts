import * as v from '@portal/contract/valibot'
import { StandaloneWidgetConfig, type WidgetEmbedMessage } from '@portal/contract/widget'
import { replaceByFormalTexts } from '@portal/domain/format/formal-texts'
import type { WidgetTextFiles } from './text-files.ts'
import type { WidgetHost } from './widget-host.ts'

/** Reads the configuration that the document of a widget on the tenant's own site contains; null in the portal. */
export function readStandaloneConfig({ dataset }: HTMLElement): StandaloneWidgetConfig | null {
  return dataset.alone === undefined ? null : v.parse(StandaloneWidgetConfig, JSON.parse(dataset.alone))
}

/** Maximum number of attempts to fetch texts, and the pause between attempts in milliseconds. */
const retryPolicy = { maxAttempts: 4, pauseMs: 1500 }

async function fetchWidgetTexts(file: string, attempt = 1): Promise<Record<string, string>> {
  try {
    const response = await fetch(file, { credentials: 'omit' })
    if (!response.ok) throw new Error(`${file} answered ${response.status}`)
    return await response.json()
  } catch (error) {
    if (attempt >= retryPolicy.maxAttempts) throw error
    await new Promise((resolve) => setTimeout(resolve, retryPolicy.pauseMs))
    return fetchWidgetTexts(file, attempt + 1)
  }
}

async function loadWidgetTexts(
  { language, wording }: StandaloneWidgetConfig,
  files: WidgetTextFiles,
): Promise<Record<string, string>> {
  const [own, formally] = await Promise.all([
    fetchWidgetTexts(files[language]),
    wording === language ? {} : fetchWidgetTexts(files[wording]),
  ])
  return replaceByFormalTexts(own, formally)
}

/**
 * Whether a message may be sent to the tenant's site around the iframe. The site receives layout messages only, and
 * nothing that a visitor enters or calculates.
 */
const isAllowedForSite = (message: { kind: string }): message is WidgetEmbedMessage =>
  message.kind === 'height' || message.kind === 'show'

/**
 * Creates the host of a widget on a tenant's own site. The configuration comes from the iframe's document. The site
 * receives only the height of the iframe, the scroll position to show, and the title. Messages from the site are
 * ignored.
 */
export function createStandaloneHost(given: StandaloneWidgetConfig, files: WidgetTextFiles): WidgetHost {
  const postToSite = (message: WidgetEmbedMessage) => parent.postMessage(message, given.host)
  return {
    postToPage: (message) => {
      if (isAllowedForSite(message)) postToSite(message)
    },
    subscribe: (listener) => {
      const { language, key, colours } = given
      void loadWidgetTexts(given, files).then((texts) => {
        listener({ kind: 'configure', key, language, texts, colours, prefill: {}, explains: false })
        postToSite({ kind: 'title', title: document.title })
      })
      return () => {}
    },
  }
}
