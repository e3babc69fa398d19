import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { dataEnvelope, Id, IsoMoment, nullableField, SeenAt, SeenByAdvisor } from './wire.ts'

/**
 * `date` is 'YYYY-MM-DD', `time` 'HH:MM'. `status` is 'open', 'answered', or 'done' when the adviser has handled the
 * answer (ENTITY-21).
 */
export const Task = v.object({
  id: Id,
  title: v.string(),
  status: nullableField(v.union([v.string(), v.number()])),
  description: nullableField(v.string()),
  date: nullableField(v.string()),
  time: nullableField(v.string()),
  created_at: nullableField(IsoMoment),
  seen_by_customer: SeenAt,
  seen_by_advisor: SeenByAdvisor,
  signing_id: nullableField(Id),
})
export type Task = v.InferOutput<typeof Task>

/** Waiting for the customer, and answered (SEEN-02). Newest first. */
export const Tasks = v.object({ unfinished: v.array(Task), finished: v.array(Task) })
export type Tasks = v.InferOutput<typeof Tasks>

export const getTasks = get('/customer/task', {
  key: 'TASK',
  response: dataEnvelope(Tasks),
  summary: "The customer's tasks, unfinished and finished (API-21, ENTITY-21).",
})
