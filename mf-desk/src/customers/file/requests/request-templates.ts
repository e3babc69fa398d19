/**
 * Templates of document requests, in Dutch like everything that a tenant writes to customers. Based on what lenders'
 * acceptance norms usually require.
 */
export const requestTemplates = {
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

export type RequestTemplateName = keyof typeof requestTemplates
export const requestTemplateNames = Object.keys(requestTemplates) as RequestTemplateName[]
