/**
 * Mortgage statuses by their code on the wire (MORTGAGE-09 … MORTGAGE-35). `description` is a Dutch text of the server.
 */
export const mortgageStatuses = {
  0: { name: 'running', description: 'Lopend' },
  1: { name: 'in_application', description: 'In aanvraag' },
  2: { name: 'waiting_offer', description: 'Wachten op offerte' },
  3: { name: 'waiting_appraisal', description: 'Wachten op taxatie' },
  4: { name: 'waiting_signed_offer', description: 'Wachten op getekende offerte' },
  5: { name: 'waiting_client_acceptance', description: 'Wachten op akkoord klant' },
  6: { name: 'waiting_lender_acceptance', description: 'Wachten op akkoord geldverstrekker' },
  7: { name: 'waiting_medical_acceptance', description: 'Wachten op medische acceptatie' },
  8: { name: 'waiting_bank_guarantee', description: 'Wachten op bankgarantie' },
  9: { name: 'waiting_completion', description: 'Wachten op passeren' },
  10: { name: 'waiting_commission', description: 'Wachten op provisie' },
  11: { name: 'mortgage_conversation', description: 'Hypotheekgesprek' },
  12: { name: 'supply_documents', description: 'Stukken aanleveren voor aanvraag' },
  13: { name: 'application_submitted', description: 'Aanvraag ingediend' },
  14: { name: 'offer_to_sign', description: 'Offerte tekenen' },
  15: { name: 'documents_missing', description: 'Ontbrekende stukken opgevraagd' },
  16: { name: 'documents_to_bank', description: 'Stukken ter beoordeling bij de bank' },
  17: { name: 'documents_to_notary', description: 'Stukken bij de notaris' },
  18: { name: 'completion_appointment', description: 'Afspraak voor passeren' },
  19: { name: 'running_elsewhere', description: 'Loopt elders' },
  50: { name: 'lapsed', description: 'Vervallen' },
  51: { name: 'paid_off', description: 'Afgelost' },
  91: { name: 'not_proceeded_credit_registry', description: 'Niet doorgegaan: BKR' },
  92: { name: 'not_proceeded_income', description: 'Niet doorgegaan: inkomen' },
  93: { name: 'not_proceeded_property_value', description: 'Niet doorgegaan: waarde woning' },
  94: { name: 'not_proceeded_customer', description: 'Niet doorgegaan: op verzoek klant' },
  99: { name: 'lead', description: 'Lead' },
} as const

/** Name of a status, which is also the id of its text. */
export type MortgageStatusName = (typeof mortgageStatuses)[keyof typeof mortgageStatuses]['name']

const statusByCode: ReadonlyMap<number, { name: MortgageStatusName; description: string }> = new Map(
  Object.entries(mortgageStatuses).map(([code, status]) => [Number(code), status]),
)

/** Finds a mortgage status by its code on the wire; undefined for an unknown code. */
export const findMortgageStatus = (code: number) => statusByCode.get(code)
