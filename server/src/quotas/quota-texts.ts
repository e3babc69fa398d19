import type { Locale } from '@portal/contract/language'

/** Texts for a full quota. `today` is for quotas that are free again on the next day. */
export const quotaTexts: Readonly<Record<Locale, { full: string; today: string }>> = {
  nl: {
    full: 'Er past niets meer bij. Verwijder iets, of vraag je adviseur om hulp.',
    today: 'Dit heb je vandaag al heel vaak gedaan. Probeer het morgen weer, of bel je adviseur.',
  },
  nl_u: {
    full: 'Er past niets meer bij. Verwijder iets, of vraag uw adviseur om hulp.',
    today: 'Dit hebt u vandaag al heel vaak gedaan. Probeer het morgen weer, of bel uw adviseur.',
  },
  en: {
    full: 'There is no room for more. Remove something, or ask your adviser for help.',
    today: 'You have done this very often today. Try again tomorrow, or call your adviser.',
  },
  en_u: {
    full: 'There is no room for more. Please remove something, or ask your adviser for help.',
    today: 'You have done this very often today. Please try again tomorrow, or call your adviser.',
  },
  de: {
    full: 'Mehr passt nicht hinein. Entferne etwas oder bitte deine Beratung um Hilfe.',
    today: 'Das hast du heute schon sehr oft getan. Versuche es morgen wieder oder rufe deine Beratung an.',
  },
  de_u: {
    full: 'Mehr passt nicht hinein. Entfernen Sie etwas oder bitten Sie Ihre Beratung um Hilfe.',
    today:
      'Das haben Sie heute schon sehr oft getan. Versuchen Sie es morgen wieder oder rufen Sie Ihre Beratung an.',
  },
}
