import { saveAvatar } from '@portal/contract/avatar'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { plainPng } from '../files/plain-png.ts'
import { thumbnail } from '../files/thumbnail.ts'
import { invalid } from '../http/http-error.ts'
import type { Routes } from '../http/routes.ts'

/** Pixels of a side of the small picture (API-17): a fifth of the whole one. */
const thumbSize = 70

/** The customer's own picture. */
export function avatarRoutes(routes: Routes, { db }: Context): void {
  routes.customer(saveAvatar, async ({ customer, body }) => {
    const picture = plainPng(Buffer.from(body.avatar, 'base64'), 350)
    if (!picture) throw invalid({ avatar: 'must be a PNG of 350 by 350 pixels' })
    const avatar = picture.toString('base64')
    const avatarThumb = thumbnail(picture, thumbSize).toString('base64')
    await db.update(customers).set({ avatar, avatarThumb }).where(eq(customers.id, customer.id))
    return { data: { success: true } }
  })
}
