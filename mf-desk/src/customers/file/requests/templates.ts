/**
 * Documents to ask for on an occasion, in Dutch like everything a tenant writes to its customers. Acceptance norms of
 * lenders list what they need with an application; these are the usual documents, as a start.
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
