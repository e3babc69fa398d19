import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { dataEnvelope, Id, IsoMoment, nullableField, SeenAtField, SeenByAdvisorField } from './wire.ts'

/**
 * A task of a customer (ENTITY-21). `date` is 'YYYY-MM-DD', `time` 'HH:MM'. `status` is 'open', 'answered', or 'done'
 * if the adviser has handled the answer.
 */
export const Task = v.object({
  id: Id,
  title: v.string(),
  status: nullableField(v.union([v.string(), v.number()])),
  description: nullableField(v.string()),
  date: nullableField(v.string()),
  time: nullableField(v.string()),
  created_at: nullableField(IsoMoment),
  seen_by_customer: SeenAtField,
  seen_by_advisor: SeenByAdvisorField,
  signing_id: nullableField(Id),
})
export type Task = v.InferOutput<typeof Task>

/** Tasks that wait for the customer, and tasks that the customer has answered (SEEN-02); both newest first. */
export const Tasks = v.object({ unfinished: v.array(Task), finished: v.array(Task) })
export type Tasks = v.InferOutput<typeof Tasks>

export const getTasks = defineGet('/customer/task', {
  key: 'TASK',
  response: dataEnvelope(Tasks),
  summary: "The customer's tasks, unfinished and finished (API-21, ENTITY-21).",
})
