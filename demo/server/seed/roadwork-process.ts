/** The diagram of a roadwork, as the diagram editor stores it; all records share it. */
export const roadworkProcess = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" id="Definitions_1" targetNamespace="http://example.com/zarichna">
  <bpmn:process id="Process_roadwork" isExecutable="false">
    <bpmn:startEvent id="Start_order" name="Замовлено" />
    <bpmn:userTask id="Task_measure" name="Обміряти" />
    <bpmn:userTask id="Task_estimate" name="Скласти кошторис" />
    <bpmn:exclusiveGateway id="Gate_money" name="Є кошти?" />
    <bpmn:task id="Task_work" name="Виконати" />
    <bpmn:userTask id="Task_accept" name="Прийняти" />
    <bpmn:endEvent id="End_paid" name="Оплачено" />
    <bpmn:sequenceFlow id="Flow_1" sourceRef="Start_order" targetRef="Task_measure" />
    <bpmn:sequenceFlow id="Flow_2" sourceRef="Task_measure" targetRef="Task_estimate" />
    <bpmn:sequenceFlow id="Flow_3" sourceRef="Task_estimate" targetRef="Gate_money" />
    <bpmn:sequenceFlow id="Flow_4" sourceRef="Gate_money" targetRef="Task_work" />
    <bpmn:sequenceFlow id="Flow_5" sourceRef="Task_work" targetRef="Task_accept" />
    <bpmn:sequenceFlow id="Flow_6" sourceRef="Task_accept" targetRef="End_paid" />
  </bpmn:process>
  <bpmndi:BPMNDiagram id="Diagram_1">
    <bpmndi:BPMNPlane id="Plane_1" bpmnElement="Process_roadwork">
      <bpmndi:BPMNShape id="Start_order_di" bpmnElement="Start_order"><dc:Bounds x="152" y="142" width="36" height="36" />
        <bpmndi:BPMNLabel><dc:Bounds x="125" y="184" width="90" height="28" /></bpmndi:BPMNLabel>
      </bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="Task_measure_di" bpmnElement="Task_measure"><dc:Bounds x="238" y="120" width="100" height="80" /></bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="Task_estimate_di" bpmnElement="Task_estimate"><dc:Bounds x="388" y="120" width="100" height="80" /></bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="Gate_money_di" bpmnElement="Gate_money" isMarkerVisible="true"><dc:Bounds x="538" y="135" width="50" height="50" />
        <bpmndi:BPMNLabel><dc:Bounds x="518" y="191" width="90" height="28" /></bpmndi:BPMNLabel>
      </bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="Task_work_di" bpmnElement="Task_work"><dc:Bounds x="638" y="120" width="100" height="80" /></bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="Task_accept_di" bpmnElement="Task_accept"><dc:Bounds x="788" y="120" width="100" height="80" /></bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="End_paid_di" bpmnElement="End_paid"><dc:Bounds x="938" y="142" width="36" height="36" />
        <bpmndi:BPMNLabel><dc:Bounds x="911" y="184" width="90" height="28" /></bpmndi:BPMNLabel>
      </bpmndi:BPMNShape>
      <bpmndi:BPMNEdge id="Flow_1_di" bpmnElement="Flow_1"><di:waypoint x="188" y="160" /><di:waypoint x="238" y="160" /></bpmndi:BPMNEdge>
      <bpmndi:BPMNEdge id="Flow_2_di" bpmnElement="Flow_2"><di:waypoint x="338" y="160" /><di:waypoint x="388" y="160" /></bpmndi:BPMNEdge>
      <bpmndi:BPMNEdge id="Flow_3_di" bpmnElement="Flow_3"><di:waypoint x="488" y="160" /><di:waypoint x="538" y="160" /></bpmndi:BPMNEdge>
      <bpmndi:BPMNEdge id="Flow_4_di" bpmnElement="Flow_4"><di:waypoint x="588" y="160" /><di:waypoint x="638" y="160" /></bpmndi:BPMNEdge>
      <bpmndi:BPMNEdge id="Flow_5_di" bpmnElement="Flow_5"><di:waypoint x="738" y="160" /><di:waypoint x="788" y="160" /></bpmndi:BPMNEdge>
      <bpmndi:BPMNEdge id="Flow_6_di" bpmnElement="Flow_6"><di:waypoint x="888" y="160" /><di:waypoint x="938" y="160" /></bpmndi:BPMNEdge>
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>
</bpmn:definitions>
`;
