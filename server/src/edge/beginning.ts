import type { ShellBuild } from '@portal/contract/descriptor'
import type { Language } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import { type FirstReads, firstReads } from '@portal/domain/first-reads'
import { isAllowed } from '@portal/domain/gate'
import type { PlacedRemote } from '../registry/placed.ts'
import type { Drawings } from './drawing/drawings.ts'
import { type DrawnFrame, drawnFrame } from './drawing/frame.ts'
import { type DrawnScreen, drawnScreen } from './drawing/guest-screen.ts'
import { chosenLanguage, wordingOf } from './language.ts'
import { type ScreenOfPage, screenAt, type ViewOfPage, viewsOf } from './screen.ts'

/** What a page begins with. */
export interface Beginning {
  /** Chosen by the customer earlier, if at all. */
  language: Language | null
  /** The screen that the page will most likely show. */
  screen: ScreenOfPage | null
  /** What it is made of: the screen's own view first. */
  views: readonly ViewOfPage[]
  /** What it reads first, where it is a customer's. */
  reads: FirstReads | null
  /** The screen itself, drawn, if it could be. */
  drawn: DrawnScreen | null
  /** What stands around it, drawn, where it is a customer's and that could be. */
  frame: DrawnFrame | null
}

/** A request for a page, as far as its beginning depends on it. */
interface Request {
  asked: URL
  cookie: string | undefined
  /** Whether somebody is signed in, as far as is known. */
  signedIn: boolean
  shell: ShellBuild
  /** Names everything the page is made of. */
  edition: string
  remotes: readonly PlacedRemote[]
  tenant: Tenant | null
}

/** Finds what a page most likely shows first, and has it drawn where that can be. */
export async function beginningOf(
  { asked, cookie, signedIn, shell, edition, remotes, tenant }: Request,
  { drawings, assetsFolder }: { drawings: Drawings; assetsFolder: string },
): Promise<Beginning> {
  const language = chosenLanguage(cookie, asked)
  const { screen, address } = screenAt(asked, signedIn, remotes, tenant)
  const wording = wordingOf(language, tenant)
  const page = { screen, tenant, wording, folder: assetsFolder }
  const views = viewsOf(screen, remotes, tenant)
  const reads = readsOf(screen, remotes, tenant)
  const [drawn, frame] = await Promise.all([
    drawnScreen(drawings, { ...page, address }),
    drawnFrame(drawings, { ...page, shell, edition, remotes }),
  ])
  return { language, screen, views, reads, drawn, frame }
}

function readsOf(screen: ScreenOfPage | null, remotes: readonly PlacedRemote[], tenant: Tenant | null) {
  if (screen?.route.audience !== 'customer') return null
  return firstReads(screen.route, remotes, (gate) => isAllowed(gate, { tenant, partnerInsurer: null }))
}

/** A page that shows no screen. */
export const withoutScreen = (cookie: string | undefined): Beginning => ({
  language: chosenLanguage(cookie),
  screen: null,
  views: [],
  reads: null,
  drawn: null,
  frame: null,
})
