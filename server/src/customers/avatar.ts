import { saveAvatar } from '@portal/contract/avatar'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { pngSize } from '../files/png-size.ts'
import { invalid } from '../http/refusal.ts'
import type { Routes } from '../http/routes.ts'

/** The customer's own picture. */
export function avatarRoutes(routes: Routes, { db }: Context): void {
  routes.customer(saveAvatar, async ({ customer, body }) => {
    const size = pngSize(Buffer.from(body.avatar, 'base64'))
    if (size?.width !== 350 || size.height !== 350)
      throw invalid({ avatar: 'must be a PNG of 350 by 350 pixels' })
    await db
      .update(customers)
      .set({ avatar: body.avatar, avatarThumb: body.avatar })
      .where(eq(customers.id, customer.id))
    return { data: { success: true } }
  })
}
