import { expect, test } from "../test-server.ts";

test("[R7.3-13] [R7.3-14] a person has one vote, the latest; the answer is the mean of all", async ({
  demo,
  viewer,
}) => {
  const id = `thing-${Date.now()}`;
  expect((await demo.get(`/rate_api/rating/${id}`)).json).toEqual({ value: null, votes: 0 });
  expect((await demo.send("POST", `/rate_api/rating/${id}/4`)).json).toEqual({ value: 4, votes: 1 });
  expect((await viewer.send("POST", `/rate_api/rating/${id}/5`)).json).toEqual({ value: 4.5, votes: 2 });
  expect((await demo.send("POST", `/rate_api/rating/${id}/5`)).json).toEqual({ value: 5, votes: 2 });
  expect((await demo.send("POST", `/rate_api/rating/${id}/4`)).json).toEqual({ value: 4.5, votes: 2 });
  expect((await demo.get(`/rate_api/rating/${id}`)).json).toEqual({ value: 4.5, votes: 2 });
});

test("refuses an invalid rating", async ({ demo }) => {
  for (const value of ["11", "-1", "many"]) {
    const answer = await demo.send("POST", `/rate_api/rating/thing/${value}`);
    expect([value, answer.status]).toEqual([value, 400]);
  }
});
