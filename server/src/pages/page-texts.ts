import type { Locale } from '@portal/contract/language'

export interface PageTexts {
  /** Message if the code does not load. */
  late: string
  /** Label of the link that reloads the page. */
  again: string
  noScript: string
}

const dutchTexts = {
  late: 'Deze pagina is niet helemaal geladen, daarom werkt inloggen nog niet. Controleer je internetverbinding.',
  again: 'Laad de pagina opnieuw',
  noScript: 'Deze pagina werkt alleen met JavaScript. Zet het aan in de instellingen van je browser.',
}
const englishTexts = {
  late: 'This page did not load completely, so you cannot sign in yet. Please check your internet connection.',
  again: 'Load the page again',
  noScript: 'This page needs JavaScript. Please switch it on in the settings of your browser.',
}
const germanTexts = {
  late: 'Diese Seite wurde nicht ganz geladen, deshalb kannst du dich noch nicht anmelden. Prüfe deine Internetverbindung.',
  again: 'Seite neu laden',
  noScript: 'Diese Seite braucht JavaScript. Schalte es in den Einstellungen deines Browsers ein.',
}

export const pageTextsByLocale: Readonly<Record<Locale, PageTexts>> = {
  nl: dutchTexts,
  nl_u: {
    ...dutchTexts,
    late: 'Deze pagina is niet helemaal geladen, daarom werkt inloggen nog niet. Controleer uw internetverbinding.',
    noScript: 'Deze pagina werkt alleen met JavaScript. Zet het aan in de instellingen van uw browser.',
  },
  en: englishTexts,
  en_u: englishTexts,
  de: germanTexts,
  de_u: {
    ...germanTexts,
    late: 'Diese Seite wurde nicht ganz geladen, deshalb können Sie sich noch nicht anmelden. Bitte prüfen Sie Ihre Internetverbindung.',
    noScript:
      'Diese Seite braucht JavaScript. Bitte schalten Sie es in den Einstellungen Ihres Browsers ein.',
  },
}
