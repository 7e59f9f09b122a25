@extends('layout')
@section('content')
{{-- <a edti="x"> --}}
<main id="main" @class(['wide' => $wide, 'old (archive)' => true])>
@csrf
<vs-widget name="newest_requests" table="works.request" params='{"limit":3,"owner":"{{ $row->id }}"}' interval="60"></vs-widget>
<vs-table table="works.request" columns='["num","applicant"]' height="400"><table><thead><tr><th>№</th></tr></thead></table></vs-table>
<vs-map layers="[1,2]" center="50.45,30.52" zoom="12" record="works.request/{{ $row->id }}"></vs-map>
</main>
@endsection
