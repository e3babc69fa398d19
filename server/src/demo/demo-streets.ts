import type { Street } from '@portal/contract/street'
import type { StreetSource } from '../streets/street-source.ts'

const maxHouseNumber = 400

/** Streets by postcode, for the addresses of customers and offices. */
const streetByPostcode: Readonly<Record<string, Street>> = {
  '2013 DJ': { street: 'Zijlweg', city: 'Haarlem' },
  '2023 CD': { street: 'Kleverparkweg', city: 'Haarlem' },
  '4611 AB': { street: 'Molenweg', city: 'Bergen op Zoom' },
  '4702 BE': { street: 'Esdoornlaan', city: 'Roosendaal' },
  '4811 AX': { street: 'Stationsweg', city: 'Breda' },
  '4811 DK': { street: 'Claudius Prinsenlaan', city: 'Breda' },
  '4811 WG': { street: 'Havermarkt', city: 'Breda' },
  '4811 ZK': { street: 'Sint Janstraat', city: 'Breda' },
  '4812 VA': { street: 'Oranjeboomplein', city: 'Breda' },
  '4813 XE': { street: 'Haagweg', city: 'Breda' },
  '4814 AB': { street: 'Vuchtstraat', city: 'Breda' },
  '4814 NX': { street: 'Ettensebaan', city: 'Breda' },
  '4815 CD': { street: 'Speelhuislaan', city: 'Breda' },
  '4816 BG': { street: 'Liniestraat', city: 'Breda' },
  '4817 MB': { street: 'Teteringsedijk', city: 'Breda' },
  '4818 GJ': { street: 'Zandberglaan', city: 'Breda' },
  '4818 RH': { street: 'Baronielaan', city: 'Breda' },
  '4818 SL': { street: 'Wilhelminapark', city: 'Breda' },
  '4822 XD': { street: 'Vlietpad', city: 'Breda' },
  '4834 CR': { street: 'Beukenlaan', city: 'Breda' },
  '4837 BA': { street: 'Parkzicht', city: 'Breda' },
  '4847 EH': { street: 'Lange Dreef', city: 'Teteringen' },
  '4851 AC': { street: 'Kerkdreef', city: 'Ulvenhout' },
  '4901 KJ': { street: 'Dorpsstraat', city: 'Oosterhout' },
  '5014 HL': { street: 'Besterdring', city: 'Tilburg' },
  '5025 VC': { street: 'Ringbaan West', city: 'Tilburg' },
  '5038 CC': { street: 'Spoorlaan', city: 'Tilburg' },
  '5038 VK': { street: 'Korte Heuvel', city: 'Tilburg' },
  '5104 JK': { street: 'Hoge Ham', city: 'Dongen' },
  '7311 BH': { street: 'Deventerstraat', city: 'Apeldoorn' },
  '7314 AG': { street: 'Loolaan', city: 'Apeldoorn' },
  '9722 AJ': { street: 'Verlengde Hereweg', city: 'Groningen' },
  '9722 EG': { street: 'Helper Brink', city: 'Groningen' },
  '9723 AR': { street: 'Oosterhaven', city: 'Groningen' },
}

export const findDemoStreet: StreetSource = async (postcode, number) =>
  (Number(number) <= maxHouseNumber && streetByPostcode[postcode]) || null
