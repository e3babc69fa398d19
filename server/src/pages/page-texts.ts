import type { Wording } from '@portal/contract/language'

/** Texts of a page without the portal's code. */
export interface PageTexts {
  /** The code does not load. */
  late: string
  /** Reload link. */
  again: string
  /** JavaScript is disabled. */
  noScript: string
}

const nl = {
  late: 'Deze pagina is niet helemaal geladen, daarom werkt inloggen nog niet. Controleer je internetverbinding.',
  again: 'Laad de pagina opnieuw',
  noScript: 'Deze pagina werkt alleen met JavaScript. Zet het aan in de instellingen van je browser.',
}
const en = {
  late: 'This page did not load completely, so you cannot sign in yet. Please check your internet connection.',
  again: 'Load the page again',
  noScript: 'This page needs JavaScript. Please switch it on in the settings of your browser.',
}
const de = {
  late: 'Diese Seite wurde nicht ganz geladen, deshalb kannst du dich noch nicht anmelden. Prüfe deine Internetverbindung.',
  again: 'Seite neu laden',
  noScript: 'Diese Seite braucht JavaScript. Schalte es in den Einstellungen deines Browsers ein.',
}

export const pageTexts: Readonly<Record<Wording, PageTexts>> = {
  nl,
  nl_u: {
    ...nl,
    late: 'Deze pagina is niet helemaal geladen, daarom werkt inloggen nog niet. Controleer uw internetverbinding.',
    noScript: 'Deze pagina werkt alleen met JavaScript. Zet het aan in de instellingen van uw browser.',
  },
  en,
  en_u: en,
  de,
  de_u: {
    ...de,
    late: 'Diese Seite wurde nicht ganz geladen, deshalb können Sie sich noch nicht anmelden. Bitte prüfen Sie Ihre Internetverbindung.',
    noScript:
      'Diese Seite braucht JavaScript. Bitte schalten Sie es in den Einstellungen Ihres Browsers ein.',
  },
}
