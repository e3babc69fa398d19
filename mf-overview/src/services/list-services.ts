/** Sections of the services screen, in order (SERVICES-01). */
export const serviceSectionNames = ['living', 'trade', 'sustainability'] as const
type ServiceSectionName = (typeof serviceSectionNames)[number]

/** A service of a third party; its texts are `service_<id>_title` and `service_<id>_body`. */
interface ServiceDefinition {
  id: string
  section: ServiceSectionName
  /** Audience: everybody, customers of a partner insurer, or all others (SERVICES-03). */
  audience: 'all' | 'unive' | 'other'
  href: string
}

const allServices = [
  {
    id: 'moving',
    section: 'living',
    audience: 'all',
    href: 'https://www.rijksoverheid.nl/onderwerpen/verhuizen',
  },
  { id: 'energy', section: 'living', audience: 'all', href: 'https://www.consuwijzer.nl/energie' },
  { id: 'repairs', section: 'living', audience: 'other', href: 'https://omgevingswet.overheid.nl' },
  { id: 'insurer_home', section: 'living', audience: 'unive', href: 'https://www.unive.nl/woonverzekering' },
  {
    id: 'land_register',
    section: 'trade',
    audience: 'all',
    href: 'https://www.kadaster.nl/producten/woning',
  },
  { id: 'guarantee', section: 'trade', audience: 'all', href: 'https://www.nhg.nl' },
  { id: 'appraisal', section: 'trade', audience: 'other', href: 'https://www.nwwi.nl' },
  { id: 'insurer_trade', section: 'trade', audience: 'unive', href: 'https://www.unive.nl/hypotheek' },
  { id: 'improve', section: 'sustainability', audience: 'all', href: 'https://www.verbeterjehuis.nl' },
  { id: 'fund', section: 'sustainability', audience: 'all', href: 'https://www.warmtefonds.nl' },
  {
    id: 'subsidy',
    section: 'sustainability',
    audience: 'other',
    href: 'https://www.rvo.nl/subsidies-financiering/isde',
  },
  {
    id: 'insurer_green',
    section: 'sustainability',
    audience: 'unive',
    href: 'https://www.unive.nl/verduurzamen',
  },
] as const satisfies readonly ServiceDefinition[]

export type Service = (typeof allServices)[number]

/** Services of a section for customers with or without a partner insurer (SERVICES-03, TENANT-23). */
export const listServices = (section: ServiceSectionName, partnerInsurer: boolean): Service[] =>
  allServices.filter(
    (service) =>
      service.section === section &&
      (service.audience === 'all' || (service.audience === 'unive') === partnerInsurer),
  )
