import type { StreetSource } from '../streets/street-lookup.ts'
import { createDemoHomes, toAddressFields } from './demo-homes.ts'
import { createDemoMortgages } from './demo-mortgages.ts'
import { createDemoTenants } from './demo-tenants.ts'
import { createTimeline } from './demo-timeline.ts'

const maxHouseNumber = 400

/** Finds the streets of tenants' offices, mortgaged houses and customers' homes, by postcode. */
function findStreetsByPostcode() {
  const timeline = createTimeline(new Date())
  const mortgages = createDemoMortgages(timeline)
  const addresses = [
    ...createDemoTenants(timeline).flatMap(({ profile }) => profile.offices ?? []),
    ...Object.values(mortgages)
      .flat()
      .flatMap(({ house }) => (house ? toAddressFields(house) : [])),
    ...Object.values(createDemoHomes(timeline, mortgages)),
  ]
  return new Map(
    addresses.map(({ postcode, street_name, city }) => [
      postcode,
      { street: street_name ?? '', city: city ?? '' },
    ]),
  )
}

const streetsByPostcode = findStreetsByPostcode()

export const findDemoStreet: StreetSource = async (postcode, number) =>
  (Number(number) <= maxHouseNumber && streetsByPostcode.get(postcode)) || null
