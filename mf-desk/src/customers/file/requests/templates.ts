/**
 * What is asked for on an occasion, in Dutch as all that a firm writes to its customers, whatever staff read the desk in. What
 * lenders ask for with an application stands in their acceptance norms; these are the usual ones, to begin from.
 */
export const templates = {
  new_mortgage: [
    'Identiteitsbewijs: kopie van de voorkant en de achterkant, zonder BSN',
    'Werkgeversverklaring: niet ouder dan drie maanden',
    'Loonstrook: de laatste die je kreeg',
    'Pensioenoverzicht: uit mijnpensioenoverzicht.nl',
    'Koopovereenkomst: door iedereen getekend',
    'Taxatierapport: gevalideerd, niet ouder dan zes maanden',
  ],
  refinance: [
    'Identiteitsbewijs: kopie van de voorkant en de achterkant, zonder BSN',
    'Werkgeversverklaring: niet ouder dan drie maanden',
    'Loonstrook: de laatste die je kreeg',
    'Jaaroverzicht hypotheek: van het afgelopen jaar',
    'Aflosnota: van de huidige geldverstrekker',
    'Taxatierapport: gevalideerd, niet ouder dan zes maanden',
  ],
  self_employed: [
    'Jaarcijfers: van de laatste drie jaar',
    'Aangifte inkomstenbelasting: van de laatste drie jaar',
    'Uittreksel Kamer van Koophandel: niet ouder dan drie maanden',
  ],
  yearly_review: ['Jaaropgave: van het afgelopen jaar', 'WOZ-beschikking: van dit jaar', 'Polisoverzicht'],
} as const

/** Name of an occasion. */
export type TemplateName = keyof typeof templates
/** All occasions. */
export const templateNames = Object.keys(templates) as TemplateName[]
