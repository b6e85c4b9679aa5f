import { expect, it } from 'vitest';
import { validateRendererSchema } from './index.ts';

it('the words there are for a JSON type are listed once each', () => {
  const properties = { type: { const: 'sky' }, stars: { type: 'intger' } };
  const texts = { 'validate.value.enum': '{value}: {allowed}', 'validate.suggestion': '' };
  const options = { texts, type: 'sky', amisNames: () => [] };
  expect(validateRendererSchema(JSON.stringify({ type: 'object', properties }), options)).toMatchObject([
    {
      code: 'value.enum',
      pointer: '/properties/stars/type',
      suggestion: 'integer',
      message: 'intger: string, number, integer, boolean, array, object',
    },
  ]);
});
