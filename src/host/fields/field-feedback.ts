import type { FieldErrors } from '../../api/field-errors.ts';
import type { Feedback } from '../feedback/feedback.ts';
import { focusOpenField } from './focus-field.ts';

/**
 * Messages, but for those that a form already shows at its fields: a second one far from the field would say less. The focus
 * goes to the first of the fields instead, once the form, which was closed while it was sent, has been drawn open.
 */
export function feedbackAtFields(feedback: Feedback, fieldErrors: FieldErrors): Feedback {
  return {
    ...feedback,
    async notify(type, message, options) {
      const fields = type === 'error' ? fieldErrors.shownAs(message) : null;
      if (fields) {
        focusOpenField(fields);
      } else {
        await feedback.notify(type, message, options);
      }
    },
  };
}
