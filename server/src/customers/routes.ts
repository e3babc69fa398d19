import { saveAvatar } from '@portal/contract/avatar'
import { getCustomer } from '@portal/contract/customer'
import { getDamages } from '@portal/contract/damage'
import { getFamily } from '@portal/contract/family'
import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { getObligations } from '@portal/contract/obligation'
import { getPolicies, getPolicy } from '@portal/contract/policy'
import { getPossessions } from '@portal/contract/possession'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { eq } from 'drizzle-orm'
import { convertIndexedToRgb, decode, encode } from 'fast-png'
import type { Context } from '../context.ts'
import { readDamages } from '../damages/read-damages.ts'
import { customers } from '../database/tables/customer.ts'
import { sanitizeSquarePng } from '../files/plain-png.ts'
import { readHome } from '../homes/read-home.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createInvalidFieldsError, createNotFoundError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'
import { readIncomes, readObligations, readPossessions, readRetirements } from '../incomes/read-incomes.ts'
import { readMortgages } from '../mortgages/read-mortgages.ts'
import { findSecondFactorRequirement } from '../passkeys/second-factor-requirement.ts'
import { readPolicies, readPolicy } from '../policies/read-policies.ts'
import { readCustomer } from './read-customer.ts'
import { readFamily } from './read-family.ts'

/** Grey pictures have one colour channel, others have three. A further channel is alpha. */
const countColourChannels = (channels: number): number => (channels < 3 ? 1 : 3)

function decodePixels(png: Buffer) {
  const picture = decode(png)
  const data = picture.palette ? convertIndexedToRgb(picture) : picture.data
  return { side: picture.width, data, channels: data.length / (picture.width * picture.height) }
}

/** Averages pixels. The picture must come from `sanitizeSquarePng`, with a side that is a multiple of `size`. */
function createThumbnail(png: Buffer, size: number): Uint8Array {
  const { side, data, channels } = decodePixels(png)
  const step = side / size
  const colourChannels = countColourChannels(channels)
  const getOpacity = (at: number) => (channels > colourChannels ? (data[at + colourChannels] ?? 0) : 255)
  const small = new Uint8Array(size * size * 4)
  for (let index = 0; index < size * size; index++) {
    const left = (index % size) * step
    const top = Math.floor(index / size) * step
    const sums = [0, 0, 0, 0]
    for (let pixel = 0; pixel < step * step; pixel++) {
      const at = ((top + Math.floor(pixel / step)) * side + left + (pixel % step)) * channels
      const opacity = getOpacity(at)
      for (let colour = 0; colour < 3; colour++)
        sums[colour] = (sums[colour] ?? 0) + (data[at + Math.min(colour, colourChannels - 1)] ?? 0) * opacity
      sums[3] = (sums[3] ?? 0) + opacity
    }
    const [red = 0, green = 0, blue = 0, opacity = 0] = sums
    const getWeightedMean = (sum: number) => (opacity === 0 ? 0 : Math.round(sum / opacity))
    small.set(
      [
        getWeightedMean(red),
        getWeightedMean(green),
        getWeightedMean(blue),
        Math.round(opacity / (step * step)),
      ],
      index * 4,
    )
  }
  return encode({ width: size, height: size, data: small, channels: 4 })
}

/** Side of a thumbnail in pixels (API-17): a fifth of the picture's side. */
const thumbnailPixels = 70

export function registerCustomerRoutes(routes: CallRoutes, context: Context): void {
  const { db } = context
  routes.customer(getCustomer, async ({ query, ...scope }) => ({
    data: {
      ...(await readCustomer(context, scope.customer.id, query.include)),
      ...(await findSecondFactorRequirement(context, scope)),
    },
  }))
  routes.customer(saveAvatar, async ({ customer, body }) => {
    const picture = sanitizeSquarePng(Buffer.from(body.avatar, 'base64'), 350)
    if (!picture) throw createInvalidFieldsError({ avatar: 'must be a PNG of 350 by 350 pixels' })
    const avatar = picture.toString('base64')
    const avatarThumb = Buffer.from(createThumbnail(picture, thumbnailPixels)).toString('base64')
    await db.update(customers).set({ avatar, avatarThumb }).where(eq(customers.id, customer.id))
    return { data: { success: true } }
  })
  routes.customer(getFamily, async ({ customer }) => ({ data: await readFamily(context, customer.id) }))
  routes.customer(getLivingDetails, async ({ customer }) => ({ data: await readHome(db, customer.id) }))
  routes.customer(getMortgages, async ({ customer, query }) => ({
    data: await readMortgages(context, customer.id, query.include),
  }))
  routes.customer(getDamages, async ({ customer }) => ({ data: await readDamages(db, customer.id) }))
  routes.customer(getIncomes, async ({ customer }) => ({
    data: await readIncomes(db, customer.id, 'customer'),
  }))
  routes.customer(getPartnerIncomes, async ({ customer }) => ({
    data: await readIncomes(db, customer.id, 'partner'),
  }))
  routes.customer(getRetirements, async ({ customer }) => ({
    data: await readRetirements(db, customer.id, 'customer'),
  }))
  routes.customer(getPartnerRetirements, async ({ customer }) => ({
    data: await readRetirements(db, customer.id, 'partner'),
  }))
  routes.customer(getObligations, async ({ customer }) => ({ data: await readObligations(db, customer.id) }))
  routes.customer(getPossessions, async ({ customer }) => ({ data: await readPossessions(db, customer.id) }))
  routes.customer(getPolicies, async ({ customer }) => ({ data: await readPolicies(db, customer.id) }))
  routes.customer(getPolicy, async ({ customer, params, query }) => {
    const policy = await readPolicy(db, customer.id, parseRecordId(params.id))
    if (!policy) throw createNotFoundError()
    const { premium_end_date: _, ...plain } = policy
    return { data: query.include.split(',').includes('premium_end_date') ? policy : plain }
  })
}
