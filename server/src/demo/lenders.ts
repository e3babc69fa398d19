import { drawLogo, type Mark } from '../drawing/logo.ts'

const lender = (
  hdnCode: string,
  name: string,
  mark: Mark | null,
  colour: string,
  labels: [string, string],
) => ({
  hdnCode,
  name,
  logo: mark && drawLogo(mark, name.replace(/ (Hypotheken|Bank|Wonen)$/, ''), colour, '#26262b'),
  labels,
})

/** Invented lenders with two products each; one has no logo (DEMO-27). */
export const demoLenders = () => [
  lender('AP', 'Polderbank Hypotheken', 'wave', '#0b6e4f', ['Polder Vast', 'Polder Budget']),
  lender('BK', 'Bakenbank', 'sun', '#e4572e', ['Baken Wonen', 'Baken Groen']),
  lender('DM', 'Dommel Hypotheken', 'ring', '#3454d1', ['Dommel Thuis', 'Dommel Plus']),
  lender('EL', 'Elzenhof', 'peak', '#6b8f23', ['Elzenhof Basis', 'Elzenhof Compleet']),
  lender('GR', 'Grachtenbank', 'blocks', '#7b2d8b', ['Gracht Annuïteit', 'Gracht Flex']),
  lender('HV', 'Havenkade', 'shield', '#0a7ea4', ['Havenkade Zeker', 'Havenkade Ruim']),
  lender('KL', 'Klaverweide', 'house', '#2f855a', ['Klaver Start', 'Klaver Doorstroom']),
  lender('LM', 'Lindemaat', 'sun', '#b7791f', ['Lindemaat Wonen', 'Lindemaat Senior']),
  lender('MO', 'Molenwiek', 'ring', '#c53030', ['Molenwiek Vast', 'Molenwiek Variabel']),
  lender('OE', 'Oeverland', 'wave', '#2c5282', ['Oever Profijt', 'Oever Duurzaam']),
  lender('RV', 'Rietveen', 'peak', '#805ad5', ['Rietveen Basis', 'Rietveen Extra']),
  lender('TB', 'Torenbeek', 'blocks', '#dd6b20', ['Torenbeek Huis', 'Torenbeek Verhuur']),
  lender('WS', 'Waardenstede', null, '#4a5568', ['Waarden Thuis', 'Waarden Zeker']),
]
